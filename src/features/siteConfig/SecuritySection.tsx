import { useMemo, useState } from 'react'
import type { SignIn } from '@/domain/api/calls/securityCalls'
import { AppError } from '@/domain/shared/appError'
import { formatInstant } from '@/domain/shared/formatDate'
import { askedOnce } from '@/data/store/liveQueries'
import { answered } from '@/components/records/answered'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useBackend, useRole, useSignedIn } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorLine, ErrorState } from '@/ui/ErrorState'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { FormSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import { InfoTable } from '@/ui/InfoTable'
import { configSections } from './sections'
import { SupportAccess } from './SupportAccess'
import cells from './secondLine.module.css'
import section from './siteConfig.module.css'
import statements from './statements.module.css'

const instantOf = (text: string | null) => (text === null ? null : new Date(text))

/** Whoever was there last stands first; who never signed in, last. */
const byLatest = (one: SignIn, other: SignIn) =>
  (other.lastSignInAt ?? '').localeCompare(one.lastSignInAt ?? '')

/** PRODUCT 4, screen 19: who signed in lately, and signing everybody out. */
export function SecuritySection() {
  const { title, hint } = configSections.security
  // Asked again after everybody was signed out.
  const [asked, setAsked] = useState(0)
  return (
    <div className={section.cards}>
      <Card title={title}>
        <p className={section.hint}>{hint}</p>
        <SignIns asked={asked} />
      </Card>
      <SupportAccess />
      <SignOutEverybody onDone={() => setAsked((count) => count + 1)} />
    </div>
  )
}

function SignIns({ asked }: { asked: number }) {
  const { gymId, settings } = useGym()
  const { api } = useBackend()
  const { uid: own } = useSignedIn().account
  const found = useLive(
    useMemo(
      () =>
        askedOnce(`sign-ins ${gymId} ${asked}`, async () => {
          const answer = await api.call('listSignIns', { gymId })
          if (answer === undefined)
            throw new AppError('unavailable', 'The sign-ins could not be read. Try again in a moment.')
          return [...answer.accounts].sort(byLatest)
        }),
      [api, gymId, asked],
    ),
  )
  if (found.status === 'loading') return <FormSkeleton />
  if (found.status === 'failed') return <ErrorState error={found.error} retry={() => found.retry()} />
  return (
    <InfoTable
      label="Sign-ins"
      headers={['Who', 'Role', 'Last signed in', 'Last active']}
      rows={found.value.map(({ uid, name, email, role, isDisabled, lastSignInAt, lastSeenAt }) => ({
        id: uid,
        cells: [
          <>
            {uid === own ? 'You' : name || email}
            <span className={cells.second}>{email}</span>
          </>,
          isDisabled ? (
            <StateChip key="state" tone="grey">
              Can’t sign in
            </StateChip>
          ) : (
            role
          ),
          lastSignInAt === null ? 'Never' : formatInstant(instantOf(lastSignInAt), settings.timezone),
          formatInstant(instantOf(lastSeenAt), settings.timezone),
        ],
      }))}
    />
  )
}

function SignOutEverybody({ onDone }: { onDone: () => void }) {
  const { gymId, info } = useGym()
  const { api } = useBackend()
  const isAdmin = useRole() === 'ADMIN'
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function signOut() {
    const isAgreed = await askToConfirm({
      title: `Sign everybody out of ${info.name}?`,
      text: isAdmin
        ? 'The owner and all staff are signed out on every phone and computer, and have to sign in again. You stay signed in.'
        : 'You and all your staff are signed out on every phone and computer, and have to sign in again. Work that is not saved is lost.',
      act: 'Sign everybody out',
      isDanger: true,
    })
    if (!isAgreed) return
    setBusy(true)
    setProblem(null)
    try {
      const { accounts } = answered(await api.call('signOutEverybody', { gymId, key: crypto.randomUUID() }))
      // The owner's own page follows by the centre's record, and says at the sign-in why.
      showToast({ text: `${accounts === 1 ? '1 account was' : `${accounts} accounts were`} signed out.` })
      onDone()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title="Sign everybody out">
      <p className={statements.fact}>
        A sign-in lasts on a device until somebody signs out there. If a phone or a computer was lost, or
        somebody left who knew a password, sign everybody out and change the password.
      </p>
      {problem instanceof Error && <ErrorLine error={{ message: problem.message }} />}
      <div className={statements.acts}>
        <Button kind="danger" icon="pi-sign-out" isBusy={isBusy} onClick={() => void signOut()}>
          Sign everybody out
        </Button>
      </div>
    </Card>
  )
}
