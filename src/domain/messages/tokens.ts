/** What a text may name, each with its words on the screen. */
export const tokenLabels = {
  name: 'Name',
  firstName: 'First name',
  centre: 'Centre',
  package: 'Package',
  startDate: 'First day',
  endDate: 'Last day',
  amount: 'Amount',
  invoiceNumber: 'Invoice number',
  standing: 'What is left to pay',
  dueDate: 'Due date',
  date: 'Date',
  phone: 'Phone of the centre',
  trialOn: 'Day of the trial',
} as const
export type Token = keyof typeof tokenLabels

const TOKEN = /\{([^{}]*)\}/g

const named = (token: string) => `{${token}}`

/** `{name}, {centre}, or {package}`. */
const choiceOf = (tokens: readonly Token[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(tokens.map(named))

/** Why a text can't be filled in; null where it can. */
export function tokenProblem(body: string, allowed: readonly Token[]): string | null {
  for (const [written, name = ''] of body.matchAll(TOKEN))
    if (!allowed.some((token) => token === name))
      return `${written} can’t be filled in here. Use ${choiceOf(allowed)}`
  return /[{}]/.test(body.replace(TOKEN, ''))
    ? `A bracket stands alone. Write each token with both of them, like ${named(allowed[0] ?? 'name')}`
    : null
}

/** The same text as an operator registers it, `{#var#}` for each token, and what these stand for in their order. */
export const templateParts = (body: string): { body: string; varNames: string[] } => ({
  body: body.replace(TOKEN, '{#var#}'),
  varNames: [...body.matchAll(TOKEN)].map(([, name = '']) => name),
})
