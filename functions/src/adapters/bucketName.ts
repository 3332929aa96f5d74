import type { App } from 'firebase-admin/app'

/** The project's own bucket; by its usual name where nobody has said, as in the emulators. */
export const bucketName = ({ options }: App): string =>
  options.storageBucket ?? `${options.projectId ?? process.env['GCLOUD_PROJECT'] ?? ''}.appspot.com`
