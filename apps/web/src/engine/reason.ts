// The reason of a failure in the language of the page. The engine's own messages are English; for other languages the code of
// the error and its place in the text are described.
import type { EngineError, ParseError } from 'shudu';
import { language, t } from '../i18n/i18n.svelte';

const codes = ['bad_input', 'bad_option', 'no_memory', 'crashed', 'not_in_module'] as const;
const codeOf = (error: Error) => codes.find((code) => code === (error as Partial<EngineError>).code);

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  if (!code || language() === 'en') return error.message;
  const { line, column } = error as EngineError;
  return t(`error.${code}`) + (line && column ? t('error.place', { line, column }) : '');
}

export function parseReason({ message, line, column }: ParseError): string {
  if (language() === 'en') return message;
  return t('error.bad_input') + (column ? t('error.place', { line, column }) : '');
}
