import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { serverAuth, serverStore } from '../adminBackend'
import { lastSignIn } from '../gyms/lastSignIn'
import { nightlyWork } from './nightlyWork'

/**
 * Every hour at five past, because midnight comes to each centre at an hour of its own. Unix-cron, so that a retry
 * carries the time it was due, and is reckoned by it (ENGINEERING 3).
 */
export const nightly = onSchedule(
  {
    ...{ schedule: '5 * * * *', timeZone: 'UTC', region: 'us-central1', timeoutSeconds: 1800, retryCount: 3 },
    // Its pages of whole collections and the doors' lists; a quarter of it was given by default, and a full memory ends the night.
    memory: '1GiB',
  },
  async ({ scheduleTime }) => {
    const summaries = await nightlyWork(
      serverStore(),
      new Date(scheduleTime),
      (gymId, error) =>
        logger.error('night failed', { gymId, failure: error instanceof Error ? error.stack : error }),
      (store, gymId) => lastSignIn(serverAuth(), store, gymId),
    )
    for (const summary of summaries) logger.info('night', summary)
  },
)
