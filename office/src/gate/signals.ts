export type Tone = 'good' | 'bad' | 'unsure'

const SOUNDS: Readonly<Record<Tone, readonly number[]>> = { good: [880], bad: [220, 220], unsure: [440, 330] }
const BEEP_SECONDS = 0.12
const VIBRATIONS: Readonly<Record<Tone, number[]>> = { good: [80], bad: [120, 80, 120], unsure: [200] }

let audio: AudioContext | null = null

/** Sound and vibration of a verdict. */
export function signal(tone: Tone, hasSound: boolean): void {
  navigator.vibrate?.(VIBRATIONS[tone])
  if (!hasSound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  for (const [index, frequency] of SOUNDS[tone].entries()) {
    const oscillator = audio.createOscillator()
    const from = audio.currentTime + index * BEEP_SECONDS * 1.5
    oscillator.frequency.value = frequency
    oscillator.connect(audio.destination)
    oscillator.start(from)
    oscillator.stop(from + BEEP_SECONDS)
  }
}
