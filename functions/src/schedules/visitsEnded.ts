import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { serverStore } from '../adminBackend'
import { endVisitsWork } from './endVisitsWork'

/** Every quarter of an hour: who is "inside" has gone by then, or is about to be asked. */
export const visitsEnded = onSchedule(
  { schedule: '*/15 * * * *', timeZone: 'UTC', region: 'us-central1', timeoutSeconds: 540, retryCount: 1 },
  async ({ scheduleTime }) => {
    const ended = await endVisitsWork(serverStore(), new Date(scheduleTime), (gymId, error) =>
      logger.error('visits not ended', { gymId, failure: error instanceof Error ? error.stack : error }),
    )
    if (Object.keys(ended).length > 0) logger.info('visits ended', ended)
  },
)
