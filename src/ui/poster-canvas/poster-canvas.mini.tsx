import { Canvas } from '@tarojs/components'
import styles from './poster-canvas.module.scss'

/** A canvas that is not seen; `id` is how it is found. */
export function PosterCanvas({ id }: { id: string }) {
  return <Canvas type="2d" id={id} canvasId={id} className={styles.background} />
}
