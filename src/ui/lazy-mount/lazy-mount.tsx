import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { visibility } from '@/platform/visibility/visibility'
import styles from './lazy-mount.module.scss'

interface LazyMountProps {
  id: string
  /** On the first screen: drawn at once. */
  isFirst?: boolean
  /** Rough height, px, that it takes until it has been drawn. */
  estimatedHeight: number
  /** Distance from the screen within which content is drawn, px. */
  nearPx?: number
  children: ReactNode
}

/** Draws its content while it is near the screen; else it only keeps its place. */
export function LazyMount({
  id,
  isFirst = false,
  estimatedHeight,
  nearPx = visibility.nearPx,
  children,
}: LazyMountProps) {
  const [isNear, setNear] = useState(isFirst)
  const height = useRef(estimatedHeight)

  useEffect(() => {
    let callOff = () => {}
    const unwatch = visibility.watch(id, nearPx, (isNearNow, measured) => {
      callOff()
      // Nothing of a page below another one has a height: it stays drawn, and stands at once when it is come back to.
      if (!isNearNow && measured === 0) return
      if (!isNearNow && measured > 1) height.current = measured
      if (isNearNow) callOff = visibility.drawInTurn(() => setNear(true))
      else setNear(false)
    })
    return () => {
      unwatch()
      callOff()
    }
  }, [id, nearPx])

  return (
    <View id={id} className={styles.view} style={isNear ? undefined : { height: `${height.current}px` }}>
      {isNear && children}
    </View>
  )
}
