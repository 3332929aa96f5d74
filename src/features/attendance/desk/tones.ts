import type { Decision } from '@/domain/attendance/decide'

export type Tune = 'allow' | 'greet' | 'warn' | 'stop'

/** Hertz and seconds: rising for a yes, three steps up for a greeting, twice the same for a word, low and long for a no. */
const tunes: Record<Tune, readonly { pitch: number; lasts: number }[]> = {
  allow: [
    { pitch: 660, lasts: 0.09 },
    { pitch: 990, lasts: 0.16 },
  ],
  greet: [
    { pitch: 523, lasts: 0.1 },
    { pitch: 659, lasts: 0.1 },
    { pitch: 784, lasts: 0.22 },
  ],
  warn: [
    { pitch: 587, lasts: 0.12 },
    { pitch: 587, lasts: 0.18 },
  ],
  stop: [
    { pitch: 196, lasts: 0.24 },
    { pitch: 147, lasts: 0.36 },
  ],
}

const GAP = 0.04
const LOUDNESS = 0.18

let audio: AudioContext | undefined

/** Sounds the verdict. A device without sound stays silent: the colour and the word say the same. */
export function playTune(tune: Tune): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
    let at = audio.currentTime
    for (const { pitch, lasts } of tunes[tune]) {
      const tone = new OscillatorNode(audio, { type: tune === 'stop' ? 'square' : 'sine', frequency: pitch })
      const volume = new GainNode(audio, { gain: 0 })
      volume.gain.setValueAtTime(LOUDNESS, at)
      volume.gain.exponentialRampToValueAtTime(0.001, at + lasts)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + lasts)
      at += lasts + GAP
    }
  } catch {
    // No sound device, or the browser forbids it.
  }
}

/** How the verdict sounds. A warning is heard before a greeting, and nothing stops who is on the way out. */
export function tuneOf(
  { verdict, occasions }: Pick<Decision, 'verdict' | 'occasions'>,
  { isLeaving, isOverridden }: { isLeaving: boolean; isOverridden: boolean },
): Tune {
  if (isLeaving) return 'allow'
  if (isOverridden) return 'warn'
  return verdict === 'allow' && occasions.length > 0 ? 'greet' : verdict
}
