import { useEffect, useRef } from 'react'
import { Countdown } from '@/lib/countdown'
import { useModel } from '@/shell/use-model'
import type { BlockHost } from './block'

interface TimeLeft {
  host: BlockHost
  componentId: string
  /** What the time was told with: another one begins another time. */
  told: object
  /** Seconds that were left when it was told. */
  seconds: number
  onEnd?(): void
}

/** The seconds that are left of a time in the data of a component. */
export function useTimeLeft({ host, componentId, told, seconds, onEnd }: TimeLeft): number {
  const countdown = useModel(({ clock }) => new Countdown(clock))
  // What the host does is the same whenever the component is drawn; only the object is another.
  const latest = useRef({ host, onEnd })
  latest.current = { host, onEnd }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number told again is another time.
  useEffect(() => {
    countdown.start(latest.current.host.secondsLeft(componentId, seconds), () => latest.current.onEnd?.())
    return () => countdown.stop()
  }, [componentId, countdown, seconds, told])

  return countdown.secondsLeft
}
