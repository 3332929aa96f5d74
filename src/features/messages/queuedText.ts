/** What came of a message to several: how many are queued, and how many had the same one today; `counted` is said of the queued ones. */
export function queuedText(queued: number, already: number, counted: string): string {
  if (queued === 0) return 'The same messages were already queued today, so none is sent again.'
  const text = `${queued} ${queued === 1 ? 'message is' : 'messages are'} queued: ${counted}`
  if (already === 0) return text
  const [was, is] = already === 1 ? ['was', 'is'] : ['were', 'are']
  return `${text} ${already} ${was} already queued today and ${is} not sent again.`
}
