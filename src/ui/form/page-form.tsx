import type { ComponentProps, SubmitEvent } from 'react';

export interface PageFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  onSubmit: () => void;
}

/** A form without the browser's validation and submission. @rule R22, R23 */
export function PageForm({ onSubmit, ...rest }: PageFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form method="post" noValidate {...rest} onSubmit={submit} />;
}
