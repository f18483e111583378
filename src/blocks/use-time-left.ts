import { useEffect, useRef } from 'react'
import { Countdown } from '@/lib/countdown'
import { useModel } from '@/shell/use-model'
import type { BlockHost } from './block'

interface TimeLeft {
  host: BlockHost
  componentId: string
  /** Key of the countdown: another one restarts it. */
  source: object
  /** Seconds left at the time of the answer. */
  seconds: number
  onEnd?(): void
}

/** The seconds that are left of a time in the data of a component. */
export function useTimeLeft({ host, componentId, source, seconds, onEnd }: TimeLeft): number {
  const countdown = useModel(({ clock }) => new Countdown(clock))
  // The host's action is the same on every render; only its object differs.
  const latest = useRef({ host, onEnd })
  latest.current = { host, onEnd }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number in another answer is another time.
  useEffect(() => {
    countdown.start(latest.current.host.secondsLeft(componentId, seconds), () => latest.current.onEnd?.())
    return () => countdown.stop()
  }, [componentId, countdown, seconds, source])

  return countdown.secondsLeft
}
