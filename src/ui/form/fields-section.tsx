import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PageForm, type PageFormProps } from './page-form.tsx';
import css from './fields-section.css';
import { SectionTitle } from '../text/section-title.tsx';
import { addStyles } from '../text/styles.ts';

addStyles(css);

/** The long form: its sections one below the other. */
export function SectionsForm(props: PageFormProps) {
  return <PageForm {...props} className="sections-form" />;
}

export interface FieldsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/**
 * One part of the long form: a title, and its fields on six columns. A field that gives way to another of the same id (a text
 * to a list) hands the focus on to it, as soon as that one can be used.
 */
export function FieldsSection({ title, hint, children }: FieldsSectionProps) {
  const id = useId();
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current !== null && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus();
  });
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} hint={hint}>
        {title}
      </SectionTitle>
      <div
        className="fields"
        onFocus={({ target }) => {
          focused.current = target.id;
        }}
        // React tells of no blur when a field is taken out under the focus.
        onBlur={() => {
          focused.current = null;
        }}
      >
        {children}
      </div>
    </section>
  );
}

/** The place of one field: `span` of six columns, all six on a phone, or `phone`. */
export function Cell({ span, phone = 6, children }: { span: number; phone?: number; children: ReactNode }) {
  return (
    <div className="cell" style={{ '--span': span, '--phone': phone } as CSSProperties}>
      {children}
    </div>
  );
}
