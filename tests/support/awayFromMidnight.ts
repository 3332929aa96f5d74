import { civilDateIn } from '@/domain/shared/calendar'

/** The longest set-up and the longest test may each take five minutes, on a busy machine: those of the offline desk. */
const LONGEST_FILE_MS = 600_000
const LOOK_EVERY_MS = 1_000

/** The demo's centre, and the rules, which know UTC alone. */
const zones = ['Asia/Kolkata', 'UTC']

const isMidnightNear = (now: number) =>
  zones.some(
    (zone) => civilDateIn(new Date(now), zone) !== civilDateIn(new Date(now + LONGEST_FILE_MS), zone),
  )

// A file that starts shortly before midnight waits for it: half of it would be of one day and half of the next. What the
// product does at midnight is tried by a test that turns the browser's clock (tests/e2e/midnight.test.ts).
while (isMidnightNear(Date.now())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
