import type { Page } from '@playwright/test';
import type { PoliciesApi } from '../../shared/policies-api.ts';

/** Resolves when the model answers in this window and every passage can be found by meaning. */
export async function untilModelReady(page: Page): Promise<void> {
  for (;;) {
    const status = await page.evaluate(() => (globalThis as unknown as { policies: PoliciesApi }).policies.status({}));
    if (!status.ok) throw new Error(status.error.code);
    const { model, passages, embedded } = status.value;
    if (model.state === 'ready' && embedded >= passages) return;
    await page.waitForTimeout(100);
  }
}
