import { randomUUID } from 'node:crypto'

/**
 * A Firestore project for each file: Functions listen to demo-fitness only, so that no trigger writes between what a
 * test sets up and what it looks up, and no lock of the file before is waited for.
 */
process.env['EMULATOR_PROJECT'] = `demo-${randomUUID()}`
