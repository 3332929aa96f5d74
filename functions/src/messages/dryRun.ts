import type { Provider } from './provider'

/** Attempts that a number ending in 0001 fails before it succeeds. */
const FAILURES = 2

/**
 * The default without credentials (DOMAIN 4.5): the text stays in the outbox and nothing is sent; of a file it notes the name
 * and the size. Numbers ending in 0000 fail for good and those ending in 0001 fail twice, so that failures can be tried out.
 */
export const dryRun: Provider = {
  name: 'dryrun',
  isDry: true,
  send: ({ id, to, attempts, attachment }, file) => {
    if (to.endsWith('0000')) return Promise.resolve({ error: 'This number does not exist.', permanent: true })
    if (to.endsWith('0001') && attempts <= FAILURES)
      return Promise.resolve({ error: 'The network is busy.', permanent: false })
    if (attachment === null || file === null) return Promise.resolve({ id: `dry-${id}` })
    const attached = { ...attachment, name: file.name, bytes: file.bytes.length }
    return Promise.resolve({ id: `dry-${id}`, attached })
  },
}
