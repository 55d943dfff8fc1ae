import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Legacy mode: the other one opens a page of its own, which Electron cannot. `region` is left out: react-aria puts the hidden
 * buttons that close a popover beside it, outside of every landmark.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).disableRules('region').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
