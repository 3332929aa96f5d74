import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Every argument but `--websocket_port` and its value. @param {string} java */
const script = (java) => `#!/bin/sh
left=
for argument; do
  shift
  case "$left$argument" in
    --websocket_port) left=value: ;;
    value:*) left= ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec '${java.replaceAll("'", "'\\''")}' "$@"
`

/**
 * The path on which the suite's `java` is found. For the Emulator UI's list of requests Firestore's emulator writes down each one as
 * JSON, with every record that it concerns, whether anybody looks or not: a fifth of its time. firebase-tools always names the port
 * of that list; in tests this `java` leaves it out.
 * @param {string} folder the suite's
 * @param {{bin: string}} java
 * @param {NodeJS.Platform} [platform]
 */
export function quietJavaPath(folder, java, platform = process.platform) {
  const usual = `${java.bin}${delimiter}${process.env.PATH ?? ''}`
  if (platform === 'win32') return usual
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'java'), script(join(java.bin, 'java')), { mode: 0o755 })
  return `${bin}${delimiter}${usual}`
}
