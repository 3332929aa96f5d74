import * as logger from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { serverStore } from '../adminBackend'
import { messageProvider } from '../messages/messageProvider'
import { sendDue } from '../messages/sendDue'

/** Every minute, because the first wait after a failure is one (DOMAIN 4.5). Two at once do not send twice. */
export const sendOutbox = onSchedule(
  { schedule: '* * * * *', timeZone: 'UTC', region: 'us-central1', timeoutSeconds: 300, memory: '512MiB' },
  async () => {
    const summary = await sendDue(serverStore(), messageProvider, new Date())
    if (Object.values(summary).some((count) => count > 0)) logger.info('outbox', summary)
  },
)
