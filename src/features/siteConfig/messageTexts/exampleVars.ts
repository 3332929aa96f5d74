import type { GymSettings } from '@/domain/gyms/settings'
import { formatMoney } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'

type ExampleGym = { name: string; phone: string; settings: GymSettings }

/** What a preview says: a member that nobody has, at this centre. */
export const exampleVars = ({ name, phone, settings }: ExampleGym): Record<string, string> => ({
  name: 'Asha Rao',
  centre: name,
  package: 'Quarterly',
  startDate: '21 Sep, 2026',
  endDate: '20 Dec, 2026',
  amount: formatMoney(4500, settings),
  invoiceNumber: `${settings.invoicePrefix}/26-27/000123`,
  standing: 'Nothing is left to pay.',
  dueDate: '28 Sep, 2026',
  date: '21 Sep, 2026',
  phone: phone === '' ? '98765 43210' : formatPhone(phone, settings.locale),
  trialOn: '22 Sep, 2026',
})
