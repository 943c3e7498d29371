// Does what a key asks for. Which key asks for what is in keys.ts.
import { go } from '../address/route.svelte';
import { lineOf } from '../grid/cells';
import { session } from '../session/session.svelte';
import { settings } from '../settings/settings.svelte';
import { hinting } from './hinting.svelte';
import type { Action } from './keys';

// Away from the board, keys that move or choose belong to the element that has the focus.
export function isForBoard(event: KeyboardEvent, action: Action): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog')) return false;
  if (target === document.body || target.closest('[role="grid"]') || target.id === 'main') return true;
  return action.do !== 'next_mode' && action.do !== 'toggle' && !/^(Arrow|Home|End|Page|Enter)/.test(event.key);
}

export function perform(action: Action, openNewDialog: () => void): void {
  const { pencil, selection, tools } = session;
  switch (action.do) {
    case 'move': return selection.move(action.rows, action.cols, action.extend);
    case 'jump': return selection.jump(action.rows, action.cols, session.values);
    case 'edge': return selection.edge(action.row, action.col, action.extend);
    case 'toggle': return selection.select(selection.cursor, 'toggle');
    case 'select_all': return selection.selectAll();
    case 'select_none': hinting.close(); return session.selectNone();
    case 'digit': return action.as === 'current' ? pencil.key(action.digit) : pencil.digit(action.digit, action.as);
    case 'enter': return pencil.enterArmed();
    case 'erase': return pencil.erase();
    case 'convert': return pencil.cornerToCentre();
    case 'fill': return pencil.fillNotes();
    case 'mode': return tools.setMode(action.mode);
    case 'note_mode': return tools.setMode(tools.mode === 'digit' ? 'centre' : 'digit');
    case 'next_mode': return tools.nextMode();
    case 'filter': return tools.toggleFilter(action.digit);
    case 'filter_step': return tools.stepFilter(action.by);
    case 'candidates': settings.candidates = !settings.candidates; return;
    case 'undo': return session.undo();
    case 'redo': return session.redo();
    case 'back_to_right': return session.mistakes.backToRight();
    case 'pause': return session.pause();
    case 'save': return session.savepoints.add();
    case 'hint': return void hinting.ask(action.depth);
    case 'new': return openNewDialog();
    case 'print': return go('print', '', { p: lineOf(session.game!.clues) });
    case 'fullscreen': return toggleFullscreen();
  }
}

function toggleFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.();
}
