import { type CSSProperties, type ReactNode, useId } from 'react';
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

/** One part of the long form: a title, and its fields on six columns. */
export function FieldsSection({ title, hint, children }: FieldsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} hint={hint}>
        {title}
      </SectionTitle>
      <div className="fields">{children}</div>
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
