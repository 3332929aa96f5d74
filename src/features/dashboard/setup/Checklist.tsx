import { useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { doneSteps, setupSteps, type SetupStep } from '@/domain/dashboard/setupSteps'
import { FOR_GOOD } from '@/domain/dashboard/snoozes'
import { gymRepository } from '@/data/gyms/gymRepository'
import { importPath } from '@/components/members/importAddress'
import { attempt } from '@/components/records/attempt'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { showToast } from '@/ui/feedback/toast'
import type { Snoozes } from '../useSnoozes'
import { useDashboard } from '../useDashboard'
import styles from './checklist.module.css'

const config = screens.siteConfig.path

type Way = { act: string; to: string }

const words: Record<SetupStep, { label: string; why: string; ways: readonly [Way, ...Way[]] }> = {
  logo: {
    label: 'Upload your logo',
    why: 'It stands in the top bar, on invoices and on member cards.',
    ways: [{ act: 'Upload logo', to: `${config}?section=branding` }],
  },
  tax: {
    label: 'Say what tax you collect',
    why: 'With your GSTIN if you are registered. Invoices follow it from the first one.',
    ways: [{ act: 'Set tax', to: `${config}?section=tax` }],
  },
  packages: {
    label: 'Add the packages you sell',
    why: 'Name, length and price.',
    ways: [{ act: 'Add a package', to: `${screens.memberPackages.path}?new=true` }],
  },
  members: {
    label: 'Bring in your members',
    why: 'All at once from the sheet or software you used before, or one by one: a name and a phone number are enough.',
    ways: [
      { act: 'Import members', to: importPath },
      { act: 'Add a member', to: `${screens.members.path}?new=true` },
    ],
  },
  staff: {
    label: 'Add your staff',
    why: 'A manager gets a sign-in of their own for the desk.',
    ways: [{ act: 'Add an employee', to: `${screens.staff.path}?new=true` }],
  },
  sale: {
    label: 'Sell the first package',
    why: 'Open a member and press Sell a package: the invoice is made for you.',
    ways: [{ act: 'Open members', to: screens.members.path }],
  },
  attendance: {
    label: 'Mark the first check-in',
    why: 'At the desk, by card or in kiosk mode.',
    ways: [{ act: 'Mark attendance', to: screens.markAttendance.path }],
  },
  device: {
    label: 'Connect a device at the door',
    why: 'A fingerprint, face or card terminal sends its punches by itself. No computer needed.',
    ways: [{ act: 'Register device', to: `${config}?section=devices` }],
  },
}

/** A centre that lacks nothing else has begun without them. */
const mayLack: ReadonlySet<SetupStep> = new Set(['staff', 'device'])

/** The key under which the steps are put away for good. */
const DISMISSED = 'setup'

export type Setup = {
  /** null while it is not known, and once all is done or it was put away. */
  steps: { done: ReadonlySet<SetupStep> } | null
  /**
   * Nobody to count yet, and no lead to call: a centre may have an enquiry page before it opens. The packages that every centre begins
   * with are nothing to count.
   */
  isNew: boolean
}

/**
 * How far the centre is set up. How many employees there are is asked only where something else is missing too, so that one
 * that has long begun pays nothing for it; who works alone, or without a device, is not reminded of it for ever.
 */
export function useSetup({ hidden, live }: Pick<Snoozes, 'hidden' | 'live'>): Setup {
  const { gymId, info } = useGym()
  const gyms = useRepository(gymRepository)
  const { listed: members, packages: held, leads, days, askedDays } = useDashboard()
  const isDayKnown = askedDays[0]?.status === 'ready'
  const today = days[0] ?? null
  const hasDueLeads = leads.status === 'ready' && leads.value.length > 0
  const known = useMemo(() => {
    if (held.status !== 'ready' || members.status !== 'ready' || !isDayKnown) return null
    const packages = held.value.size
    return {
      isNew: members.value.length === 0 && !hasDueLeads,
      done: doneSteps({ info, members: members.value, packages, staff: 0, today }),
    }
  }, [held, members, hasDueLeads, info, today, isDayKnown])

  const isPutAway = live.status !== 'ready' || hidden.has(DISMISSED)
  const isMissing = known !== null && setupSteps.some((step) => !mayLack.has(step) && !known.done.has(step))
  const isAsked = !isPutAway && isMissing
  const gym = useLive(useMemo(() => (isAsked ? gyms.one(gymId) : null), [isAsked, gyms, gymId]))
  return useMemo(() => {
    const isNew = known?.isNew ?? false
    if (known === null || !isAsked || gym.status !== 'ready') return { steps: null, isNew }
    const hasStaff = (gym.value?.staffs ?? 0) > 0
    const more: SetupStep[] = hasStaff ? ['staff'] : []
    return { steps: { done: new Set([...known.done, ...more]) }, isNew }
  }, [known, isAsked, gym])
}

type Props = { done: ReadonlySet<SetupStep>; isBegun: boolean; snoozes: Snoozes }

/**
 * For a centre that is starting: steps that tick themselves, gone once all are done or they are put away. One that sells
 * already sees only what is left.
 */
export function Checklist({ done, isBegun, snoozes }: Props) {
  const next = setupSteps.find((step) => !done.has(step))
  const shown = isBegun ? setupSteps.filter((step) => !done.has(step)) : setupSteps
  const dismiss = () =>
    void attempt(async () => {
      await snoozes.hide(DISMISSED, FOR_GOOD)
      showToast({ text: 'The setup steps are put away.', undo: () => snoozes.hide(DISMISSED, null) })
    })
  return (
    <Card
      title="Set up your centre"
      actions={
        <span className={styles.progress}>
          {done.size} of {setupSteps.length} done
          <Button size="s" kind="quiet" onClick={dismiss}>
            Dismiss
          </Button>
        </span>
      }
    >
      <ol className={styles.steps}>
        {shown.map((step) => {
          const { label, why, ways } = words[step]
          const isDone = done.has(step)
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              <i className={`pi ${isDone ? 'pi-check-circle' : 'pi-circle'}`} aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.label}>
                  {label}
                  <span className="visually-hidden">{isDone ? ' (done)' : ' (to do)'}</span>
                </span>
                {!isDone && <span className={styles.why}>{why}</span>}
              </span>
              {!isDone && (
                <span className={styles.acts}>
                  {ways.map(({ act, to }, at) => (
                    <ButtonLink
                      key={to}
                      to={to}
                      kind={step === next && !isBegun && at === 0 ? 'primary' : 'secondary'}
                      size="s"
                    >
                      {act}
                    </ButtonLink>
                  ))}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
