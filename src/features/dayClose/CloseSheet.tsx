import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Billed } from '@/domain/dayClose/billed'
import { seenOf, spentIn, type CashMove } from '@/domain/dayClose/cashMoves'
import { cashCountedAt, countedModesIn } from '@/domain/dayClose/closeDay'
import {
  cashPeople,
  closeSchema,
  emptyClose,
  hasPieces,
  modeField,
  personField,
  tallyNow,
  termsIn,
  uncountedPerson,
  whyNotByPerson,
  type CloseForm,
} from '@/domain/dayClose/closeForm'
import type { DayClose } from '@/domain/dayClose/dayClose'
import { openingOf } from '@/domain/dayClose/handedOn'
import { CASH } from '@/domain/gyms/wayKind'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { useDraftedAct } from '@/components/records/useDraftedAct'
import { isRefused } from '@/domain/shared/refusal'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextArea } from '@/ui/form/TextArea'
import { BilledTable } from './BilledTable'
import { DayBar } from './DayBar'
import styles from './CloseSheet.module.css'
import { ExpectedTable, MoveList } from './ExpectedTable'
import { PieceFields } from './PieceFields'
import { Difference, isAsExpected } from './TallyTable'
import { VerifyBox } from './VerifyBox'

type Props = {
  day: CivilDate
  onDay: (day: CivilDate) => void
  onClose: () => void
  moves: readonly CashMove[]
  billed: readonly Billed[]
  reload: () => void
  /** The last day that was closed in the month before this one. */
  last: DayClose | null
  /** The cash that moved since then, in rupees. */
  since: number
  nameOf: (uid: string) => string
}

const waysToCount = (moves: readonly CashMove[], currency: string) => [
  ...(hasPieces(currency) ? [{ value: 'pieces', label: 'Notes and coins' }] : []),
  { value: 'total', label: 'Total only' },
  ...(cashPeople(moves).length > 1 ? [{ value: 'people', label: 'By person' }] : []),
]

/** Said where somebody may look for it: `By person` is not among the ways to count. */
function notByPersonText(moves: readonly CashMove[], nameOf: (uid: string) => string): string | undefined {
  const why = whyNotByPerson(moves)
  if (why === null) return undefined
  return why.kind === 'unknown'
    ? 'Not by person: it is not known who took some of the cash'
    : `Not by person: cash by ${nameOf(why.by)} is below 0, because more was given back than taken`
}

/** A day that is not closed yet: what is expected, what was counted, and the seal. */
export function CloseSheet({ day, onDay, onClose, moves, billed, reload, last, since, nameOf }: Props) {
  const { gymId } = useGym()
  const draftKey = `dayClose/${gymId}/${day}`
  const act = useDraftedAct(draftKey)
  const format = useGymFormat()
  // What was sealed takes the sheet's place by itself: the sheet's own closing would close that too.
  const isSealed = useRef(false)
  const opening = last ? openingOf(last, since) : 0
  const defaults = useMemo(() => emptyClose(opening, format.currency), [opening, format])

  async function seal(form: CloseForm) {
    const left = uncountedPerson(form, moves)
    if (left !== undefined)
      throw new FieldProblem(
        `persons.${personField(left)}`,
        'Count this cash too. Enter 0 where there is none',
      )
    const tallies = tallyNow(form, moves) ?? []
    if (!isAsExpected(tallies) && form.reason.trim() === '')
      throw new FieldProblem(
        'reason',
        'The count differs from what is expected. Enter a reason, or count again.',
      )
    const { counts, ...terms } = termsIn(form, day, moves)
    const seen = await seenOf(moves, since)
    const answer = await act('closeDay', { ...terms, counts: [...counts], seen })
    if (isRefused(answer)) {
      reload()
      return answer
    }
    isSealed.current = true
    showToast({ text: `${formatCivil(day)} is closed.` })
    return undefined
  }

  return (
    <FormSheet
      title={`Close ${formatCivil(day)}`}
      width={640}
      schema={closeSchema}
      defaults={defaults}
      draftKey={draftKey}
      submitLabel="Close the day"
      onSubmit={seal}
      onClose={() => {
        if (!isSealed.current) onClose()
      }}
      aside={<DifferenceNow moves={moves} nameOf={nameOf} />}
    >
      <DayBar day={day} onDay={onDay} />
      <FormSection title="What is expected">
        <Expected moves={moves} nameOf={nameOf} />
        <MoveList moves={moves} nameOf={nameOf} />
        <span className={styles.reload}>
          <Button size="s" kind="quiet" icon="pi-refresh" onClick={reload}>
            Refresh
          </Button>
        </span>
      </FormSection>
      <FormSection title="The drawer">
        <OpeningField opening={opening} hint={openingHint(last, since, format)} />
        <SegmentedField<CloseForm>
          name="by"
          label="Count by"
          options={waysToCount(moves, format.currency)}
          hint={notByPersonText(moves, nameOf)}
        />
        <CountedCash moves={moves} nameOf={nameOf} />
      </FormSection>
      <OtherModes moves={moves} />
      <FormSection title="Billed" hint="Invoices of the day less its credit notes, paid or not.">
        <BilledTable billed={billed} />
      </FormSection>
      <TextArea<CloseForm>
        name="reason"
        label="Reason for a difference"
        placeholder="Change was given wrong, a taxi was paid from the drawer"
      />
      <VerifyBox day={day} />
    </FormSheet>
  )
}

/** Where the figure comes from; where it comes from nowhere, that it is to be counted. */
function openingHint(last: DayClose | null, since: number, format: MoneyFormat): string {
  if (last === null) return 'No day was closed in the month before this one. Count the cash and enter it'
  const counted = `Counted on ${formatCivil(last.day)}: ${formatMoney(cashCountedAt(last), format)}`
  if (since === 0) return counted
  return `${counted}, ${since > 0 ? 'and' : 'less'} ${formatMoney(Math.abs(since), format)} since`
}

/** Follows the figures when they are read again, until something else is typed. */
function OpeningField({ opening, hint }: { opening: number; hint: string }) {
  const { getValues, resetField } = useFormContext<CloseForm>()
  const shown = useRef(opening)
  useEffect(() => {
    if (opening !== shown.current && getValues('opening') === shown.current)
      resetField('opening', { defaultValue: opening })
    shown.current = opening
  }, [opening, getValues, resetField])
  return <MoneyField<CloseForm> name="opening" label="In the drawer at the start" isRequired hint={hint} />
}

function Expected({ moves, nameOf }: Pick<Props, 'moves' | 'nameOf'>) {
  const opening = useWatch<CloseForm, 'opening'>({ name: 'opening' })
  return <ExpectedTable moves={moves} opening={Number.isFinite(opening) ? opening : 0} nameOf={nameOf} />
}

function CountedCash({ moves, nameOf }: Pick<Props, 'moves' | 'nameOf'>) {
  const by = useWatch<CloseForm, 'by'>({ name: 'by' })
  if (by === 'pieces') return <PieceFields />
  if (by === 'total') return <MoneyField<CloseForm> name="cash" label="Cash counted" isRequired />
  return (
    <div className={styles.modes}>
      {cashPeople(moves).map((uid) => (
        <MoneyField<CloseForm>
          key={uid}
          name={`persons.${personField(uid)}`}
          label={`Cash by ${nameOf(uid)}`}
          hint={`Without what lay in the drawer at the start${spentIn(moves) !== 0 ? ', and before cash expenses' : ''}`}
          isRequired
        />
      ))}
    </div>
  )
}

/** Slips of a card machine, and cheques; what nobody counts is taken as it is expected. */
function OtherModes({ moves }: Pick<Props, 'moves'>) {
  const modes = countedModesIn(moves)
  if (modes.length === 0) return null
  return (
    <FormSection title="Also counted" hint="Leave blank if it matches. What comes by bank is not counted.">
      <div className={styles.modes}>
        {modes.map((mode) => (
          <MoneyField<CloseForm> key={mode} name={`counted.${modeField(mode)}`} label={mode} />
        ))}
      </div>
    </FormSection>
  )
}

/** In view while the notes are counted. */
function DifferenceNow({ moves, nameOf }: Pick<Props, 'moves' | 'nameOf'>) {
  const form = useWatch<CloseForm>() as CloseForm
  const tallies = tallyNow(form, moves)
  if (tallies === null)
    return <p className={styles.asideText}>Count the cash to see whether the drawer is right.</p>
  return (
    <div className={styles.asideRows} role="status">
      {tallies
        .filter(({ mode, variance }) => mode === CASH || variance !== 0)
        .map((tally) => (
          <Difference key={`${tally.mode} ${tally.by}`} tally={tally} nameOf={nameOf} />
        ))}
    </div>
  )
}
