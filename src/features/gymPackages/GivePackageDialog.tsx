import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { gymInvoiceRepository } from '@/data/gymInvoices/gymInvoiceRepository'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import { payableBy } from '@/domain/gymInvoices/billPackage'
import { creditReplaced } from '@/domain/gymInvoices/gymCreditNote'
import { noPlatformSettings } from '@/domain/gymInvoices/platformSettings'
import { replacedBy } from '@/domain/gymInvoices/replacedBy'
import { endsEarlyText } from '@/domain/gymPackages/endsEarly'
import { firstDayOfRenewal, lastDayOf } from '@/domain/gymPackages/givePackage'
import {
  isOffered,
  offeredAtRenewal,
  type RegistrationPackage,
} from '@/domain/gymPackages/registrationPackage'
import { uncoveredText } from '@/domain/gymPackages/uncoveredDays'
import type { Gym } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { durationTextOf } from '@/domain/packages/durationText'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { reversed } from '@/domain/shared/money'
import { PLATFORM_FORMAT } from '@/components/gym/useGymFormat'
import { usePlatformSettings } from '@/components/gym/usePlatformSettings'
import { answered } from '@/components/records/answered'
import { useRecords } from '@/components/records/useRecords'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { useToday } from '@/session/useToday'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { FormatContext } from '@/ui/format/format'
import { Note } from '@/ui/Note'
import { platformMoney } from './gymPackageColumns'

export type GivingAct = 'assign' | 'renew'
type Props = { gym: Gym; act: GivingAct; onClose: () => void }

const schema = z.object({
  packageId: z.string('Choose a package').min(1, 'Choose a package'),
  startDate: civilDateSchema.nullable().refine((day) => day !== null, 'Enter the first day'),
  isTrial: z.enum(['paid', 'trial']),
})
type Typed = { packageId: string; startDate: string | null; isTrial: 'paid' | 'trial' }
type Form = z.output<typeof schema>

const kinds = [
  { value: 'paid', label: 'Paid' },
  { value: 'trial', label: 'Trial' },
]

/** Assigns a package to a centre, or renews it: the server says the same price and days as stand here (SPECIFICATION 4). */
export function GivePackageDialog({ gym, act, onClose }: Props) {
  const { api, clock } = useBackend()
  const today = useToday(clock, settingsOf(gym.preference, gym.type).timezone)
  const { live, records } = useRecords(gymPackageRepository)
  // What the person decides by: the server refuses where the centre has another package by then.
  const [{ currentPackage, key }] = useState(() => ({ ...gym, key: crypto.randomUUID() }))
  const isRenewal = act === 'renew'
  const choices = useMemo(
    () =>
      records
        .filter(
          (offered) =>
            isOffered(offered) || (isRenewal && !offered.deleted && offered.id === currentPackage?.packageId),
        )
        .map((offered) => (isRenewal ? offeredAtRenewal(offered, currentPackage) : offered)),
    [records, isRenewal, currentPackage],
  )
  const startDate = isRenewal ? firstDayOfRenewal(currentPackage, today) : today
  const held = choices.find(({ id }) => id === currentPackage?.packageId)

  async function give({ packageId, startDate: first, isTrial }: Form) {
    const giving = { gymId: gym.id, key, packageId, seenEnd: currentPackage?.endDate ?? null }
    if (first === null) return
    const { endDate } = answered(
      isRenewal
        ? await api.call('renewGymPackage', giving)
        : await api.call('assignGymPackage', {
            ...giving,
            startDate: first,
            isTrial: isTrial === 'trial' && hasTrial(choices, packageId),
          }),
    )
    const name = choices.find(({ id }) => id === packageId)?.name ?? 'the package'
    showToast({ text: `${gym.name} has ${name} until ${formatCivil(endDate)}.` })
  }

  if (live.status === 'loading') return null
  if (live.status === 'failed' || choices.length === 0)
    return (
      <Dialog title="Packages" onClose={onClose}>
        {live.status === 'failed' ? (
          <ErrorState error={live.error} retry={() => live.retry()} />
        ) : (
          <p>No package is on offer yet. Add one under Gym Registration Packages first.</p>
        )}
      </Dialog>
    )
  return (
    <FormatContext value={PLATFORM_FORMAT}>
      <FormSheet<Typed, Form>
        as="dialog"
        width={520}
        title={isRenewal ? `Renew the package of ${gym.name}` : `Assign a package to ${gym.name}`}
        schema={schema}
        defaults={{ packageId: held?.id ?? '', startDate, isTrial: 'paid' }}
        submitLabel={isRenewal ? 'Renew package' : 'Assign package'}
        aside={<Terms gym={gym} choices={choices} firstDay={isRenewal ? startDate : null} />}
        onSubmit={give}
        onClose={onClose}
      >
        <Note>{whatHappens(gym, currentPackage, isRenewal)}</Note>
        <SelectField<Typed>
          name="packageId"
          label="Package"
          isRequired
          autoFocus
          emptyValue=""
          options={choices.map((offered) => ({ value: offered.id, label: offered.name }))}
        />
        {!isRenewal && (
          <>
            <TrialField choices={choices} />
            <DateField<Typed> name="startDate" label="First day" isRequired />
            <DaysBefore gym={gym} today={today} />
          </>
        )}
      </FormSheet>
    </FormatContext>
  )
}

const hasTrial = (choices: readonly RegistrationPackage[], packageId: string) =>
  (choices.find(({ id }) => id === packageId)?.trialDays ?? 0) > 0

function whatHappens({ name }: Gym, current: Gym['currentPackage'], isRenewal: boolean): string {
  if (current === null) return `${name} has no package now.`
  const has = `${name} has ${current.name || 'a package without a name'} until ${formatCivil(current.endDate)}.`
  return isRenewal
    ? `${has} It goes to the centre's earlier packages, and the new term follows.`
    : `${has} The new package takes its place. Paid days that it replaces get a credit note. To go on with a package, renew it.`
}

function TrialField({ choices }: { choices: readonly RegistrationPackage[] }) {
  const packageId = useWatch({ control: useFormContext<Typed>().control, name: 'packageId' })
  if (!hasTrial(choices, packageId)) return null
  return <SegmentedField<Typed> name="isTrial" label="As" options={kinds} />
}

/** What a first day ahead gives away, and what it ends before its time. */
function DaysBefore({ gym, today }: { gym: Gym; today: CivilDate }) {
  const typed = useWatch({ control: useFormContext<Typed>().control, name: 'startDate' })
  const firstDay = civilDateSchema.safeParse(typed).data
  if (firstDay === undefined) return null
  const texts = [endsEarlyText(firstDay, gym.currentPackage, today), uncoveredText(firstDay, gym, today)]
  return texts.map(
    (text) =>
      text !== null && (
        <Note key={text} kind="problem">
          {text}
        </Note>
      ),
  )
}

/** What it comes to, live. `firstDay`: of a renewal, which nobody types. */
function Terms({
  gym,
  choices,
  firstDay,
}: {
  gym: Gym
  choices: readonly RegistrationPackage[]
  firstDay: CivilDate | null
}) {
  const [packageId, typedDay, kind] = useWatch({
    control: useFormContext<Typed>().control,
    name: ['packageId', 'startDate', 'isTrial'],
  })
  const creditsFor = useCredits(gym.id)
  const settings = usePlatformSettings()
  const offered = choices.find(({ id }) => id === packageId)
  const startDate = firstDay ?? civilDateSchema.safeParse(typedDay).data ?? null
  if (offered === undefined) return <Note kind="quiet">Choose a package to see what it comes to.</Note>
  const isTrial = firstDay === null && kind === 'trial' && offered.trialDays > 0
  const lastDay = startDate === null ? null : lastDayOf(offered, { startDate, isTrial })
  const { price, tax, total } = payableBy(gym, isTrial ? { price: 0, gst: offered.gst } : offered, settings)
  const credits = creditsFor({ packageId, startDate, endDate: lastDay, price, gst: offered.gst, isTrial })
  return (
    <Facts
      items={[
        ['Lasts', isTrial ? `${offered.trialDays} days, as a trial` : durationTextOf(offered)],
        ['First day', formatCivil(startDate)],
        ['Last day', lastDay === null ? MISSING : formatCivil(lastDay)],
        ['Price', platformMoney(price)],
        [`GST, ${offered.gst} %`, platformMoney(tax)],
        ['In all', platformMoney(total)],
        ...(credits.length === 0 ? [] : [['Credited', credits.join('; ')] as const]),
      ]}
    />
  )
}

type Term = Parameters<typeof replacedBy>[0]

/** What the platform's invoices of the centre get back by a package of that term, as the server reckons it. */
function useCredits(gymId: string) {
  const { clock } = useBackend()
  const issuedOn = useToday(clock, DEFAULT_TIMEZONE)
  const repository = useRepository(gymInvoiceRepository)
  const live = useLive(useMemo(() => repository.ofGym(gymId), [repository, gymId]))
  return (term: Term): string[] =>
    (live.status === 'ready' ? replacedBy(term, live.value.rows).replaced : []).flatMap((invoice) => {
      const { startDate: from } = term
      const numbered = { by: '', issuedOn, prefix: noPlatformSettings.prefix, last: 0 }
      const note = from && creditReplaced(invoice, { from, ...numbered })?.creditNotes.at(-1)
      return note ? [`${platformMoney(reversed(note.amount))} on ${invoice.number}`] : []
    })
}
