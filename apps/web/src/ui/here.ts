// The address of the page without the part after #.
export const here = (): string => location.href.replace(/#.*$/s, '');
