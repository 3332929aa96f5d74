/** After a reset: the next one begins where the first began. */
export function focusFirstField(body: HTMLElement | null): void {
  body
    ?.querySelector<HTMLElement>(
      'input:not([type=hidden]):not([type=file]):not(:disabled),select:not(:disabled),textarea',
    )
    ?.focus()
}
