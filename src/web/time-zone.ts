/** Somebody new need not look for their time zone. */
export const fillTimeZone = (): void => {
  for (const zone of document.querySelectorAll<HTMLInputElement>('input[data-time-zone]'))
    zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
};
