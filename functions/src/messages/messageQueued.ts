import { onDocumentCreated } from 'firebase-functions/firestore'
import * as logger from 'firebase-functions/logger'
import { serverStore } from '../adminBackend'
import { messageProvider } from './messageProvider'
import { sendOne } from './sendDue'

/** Sends at once what was just queued. Not retried: whatever it leaves, the minute's schedule finds. */
export const messageQueued = onDocumentCreated(
  { document: 'outbox/{messageId}', region: 'us-central1', memory: '512MiB' },
  async ({ params: { messageId } }) => {
    const result = await sendOne(serverStore(), messageProvider, messageId, new Date())
    logger.info('message', { messageId, result })
  },
)
