import { useId, type ReactNode } from 'react';

/** A part of the settings under its heading. */
export function SettingSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="setting setting-section" aria-labelledby={heading}>
      <h3 className="setting-label" id={heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
