import type { ComponentProps } from 'react';
import { PageForm, type PageFormProps } from '../form/page-form.tsx';
import { Card } from './card.tsx';
import css from './panel.css';
import { addStyles } from './styles.ts';
import { classes } from './text.ts';

addStyles(css);

/** A card whose content stands one below the other, off its edges. */
export function Panel({ className, ...rest }: ComponentProps<typeof Card>) {
  return <Card {...rest} className={classes('panel', className)} />;
}

/** A short form on a card. */
export function FormPanel({ className, ...rest }: PageFormProps) {
  return <PageForm {...rest} className={classes('card', 'panel', className)} data-roomy="" />;
}
