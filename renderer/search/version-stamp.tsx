import type { Hit } from '../../shared/search-result.ts';
import { versionState } from '../reader/version-state.ts';
import { useLanguage } from '../ui/language-context.tsx';

/** Said only of what is not simply in force: a rule that does not hold must never be taken for one that does. */
export function VersionStamp({ version }: { version: Hit['version'] }) {
  const { language } = useLanguage();
  if (version.status === 'in-force') return null;
  return (
    <span className="stamp" data-status={version.status}>
      {versionState(version, language)}
    </span>
  );
}
