import { Text, View } from '@tarojs/components'
import type { PrimeRight } from '@/contracts/member/prime-right'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import styles from './rights-grid.module.scss'

/** Two rows of four in a window; what comes after them is scrolled to (MEMBER-016). */
const STILL_RIGHTS = 8

interface RightsGridProps {
  /** Internal rights are left out (MEMBER-015). */
  rights: readonly PrimeRight[]
  /** In a window: the grid scrolls by itself there. */
  isBoxed?: boolean
  /** Absent if they have no details. */
  onOpen?(right: PrimeRight): void
}

/** Rights of a level, four in a row; some are highlighted. */
export function RightsGrid({ rights, isBoxed = false, onOpen }: RightsGridProps) {
  const shown = rights.filter(({ isDisplayToUser }) => isDisplayToUser)
  const grid = (
    <View className={styles.grid}>
      {shown.map((right) => (
        <View key={right.rightId} className={styles.place}>
          <Right right={right} onOpen={onOpen} />
        </View>
      ))}
    </View>
  )
  if (!isBoxed || shown.length <= STILL_RIGHTS) return grid
  return <ScrollBox className={styles.box}>{grid}</ScrollBox>
}

function Right({ right, onOpen }: { right: PrimeRight } & Pick<RightsGridProps, 'onOpen'>) {
  const { rightId, icon, primeRightTypeName, badgeDesc, isHighlight } = right
  const content = (
    <>
      <Picture className={styles.icon} src={icon} alt="" />
      <Text className={classNames(styles.name, isHighlight && styles.highlight)}>{primeRightTypeName}</Text>
      {badgeDesc && <Text className={styles.badge}>{badgeDesc}</Text>}
    </>
  )
  if (!onOpen) return <View className={styles.right}>{content}</View>
  return (
    <Pressable id={`right-${rightId}`} className={styles.right} role="link" onPress={() => onOpen(right)}>
      {content}
    </Pressable>
  )
}
