import { expect } from '@playwright/test';
import type { Translate } from '../../shared/messages/messages.ts';
import type { LaunchedApp } from './launch-app.ts';

/** A screen of the window, and how a person gets there in the language that `say` speaks. */
export interface ScreenUnderTest {
  name: string;
  open(app: LaunchedApp, say: Translate): Promise<void>;
}

/** Every screen of a window that holds the policies of `SCREEN_POLICIES`. A new screen is one more row. */
export const SCREENS: readonly ScreenUnderTest[] = [
  { name: 'what the policies hold', open: (app, say) => goTo(app, say('nav.ask'), '') },
  {
    name: 'an answer with its document',
    async open(app, say) {
      await goTo(app, say('nav.ask'), '2');
      await app.window.locator('.hit-open').first().click();
      await expect(app.window.locator('[data-passage]').first()).toBeVisible();
    },
  },
  {
    name: 'no rule found',
    async open(app, say) {
      await goTo(app, say('nav.ask'), '99.99');
      await expect(app.window.getByRole('heading', { name: say('results.none') })).toBeVisible();
    },
  },
  { name: 'the library', open: (app, say) => goTo(app, say('nav.library'), null) },
  { name: 'what is saved', open: (app, say) => goTo(app, say('nav.saved'), null) },
  { name: 'the help', open: (app, say) => goTo(app, say('nav.help'), null) },
  { name: 'the settings', open: (app, say) => goTo(app, say('nav.settings'), null) },
  {
    name: 'the question about a reset',
    async open(app, say) {
      await goTo(app, say('nav.settings'), null);
      await app.window.getByRole('button', { name: say('settings.resetAsk') }).click();
      await expect(app.window.getByRole('alertdialog')).toBeVisible();
    },
  },
];

/** Rules in a script that no word of the program is written in. */
export const SCREEN_POLICIES: Readonly<Record<string, string>> = {
  'Άδειες.md': '# Άδειες\n\n1. Η ετήσια άδεια είναι είκοσι πέντε ημέρες.\n2. Η άδεια ασθενείας είναι δέκα ημέρες.\n',
  'Αγορές.md': '# Αγορές\n\n1. Κάθε αγορά θέλει παραγγελία.\n2. Οι μικρές αγορές γίνονται χωρίς παραγγελία.\n',
};

/** Back to a plain window first: whatever stands open is closed. */
async function goTo({ window }: LaunchedApp, screen: string, query: string | null): Promise<void> {
  for (let step = 0; step < 3; step += 1) await window.keyboard.press('Escape');
  await window.getByRole('navigation').first().getByRole('button', { name: screen, exact: true }).click();
  if (query !== null) await window.getByRole('searchbox').first().fill(query);
}
