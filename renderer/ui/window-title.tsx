import { useEffect } from 'react';
import { useLanguage } from './language-context.tsx';

/** The program's name: the title of its window, and for screen readers the heading above everything. */
export function WindowTitle() {
  const { say } = useLanguage();
  const title = say('app.name');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <h1 className="visually-hidden">{title}</h1>;
}
