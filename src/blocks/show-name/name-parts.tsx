import { Text } from '@tarojs/components'
import type { NamePart } from '@/contracts/show/show-card'
import styles from './name-parts.module.scss'

interface NamePartsProps {
  parts: readonly NamePart[]
  /** Drawn where there are no parts. */
  name: string
  /** Prefix of the name. */
  before?: string
}

/** A name with what was searched for in the main colour. */
export function NameParts({ parts, name, before = '' }: NamePartsProps) {
  if (!parts.some(({ type }) => type === 'HIGHLIGHT')) return <>{before + name}</>
  let position = 0
  return (
    <>
      {before && <Text>{before}</Text>}
      {parts.map(({ type, value }) => {
        const key = position
        position += value.length
        return (
          <Text key={key} className={type === 'HIGHLIGHT' ? styles.match : undefined}>
            {value}
          </Text>
        )
      })}
    </>
  )
}
