import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const usualRoots = () => [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/lib64/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/google-cloud-cli',
  '/snap/google-cloud-cli/current',
  '/usr/local/share/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
]

const rootsOnPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))))

/** @returns {string | null} the Firestore emulator's JAR of an installed Google Cloud CLI */
export function cloudSdkFirestoreJar() {
  const roots = [process.env.CLOUDSDK_ROOT_DIR, ...rootsOnPath(), ...usualRoots()]
  return (
    roots
      .flatMap((root) => (root ? [root] : []))
      .map((root) => join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'))
      .find((jar) => existsSync(jar)) ?? null
  )
}
