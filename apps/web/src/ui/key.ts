// Key: what the tables of keys need of a KeyboardEvent, so that tests can do without a browser.
export interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}
