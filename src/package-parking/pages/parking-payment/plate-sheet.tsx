import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PLATE_KINDS, plateLength, plateText } from '@/domain/plate-number'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { parkingText } from '../../text'
import type { PlateInput } from './plate-input'
import styles from './plate-sheet.module.scss'

interface PlateSheetProps {
  input: PlateInput
  onDone(): void
  onClose(): void
}

/** Keyboard for number plates: provinces first, then the allowed characters. */
export const PlateSheet = observer(function PlateSheet({ input, onDone, onClose }: PlateSheetProps) {
  const t = useText(parkingText)
  const { kind, plate, keys, isWhole } = input
  return (
    <Sheet
      id="plate-sheet"
      title={t('plate.title')}
      footer={
        <Button id="plate-done" isWide isDisabled={!isWhole} onPress={onDone}>
          {t('plate.done')}
        </Button>
      }
      onClose={onClose}
    >
      <View className={styles.kinds} role="radiogroup" aria-label={t('plate.kind')}>
        {PLATE_KINDS.map((each) => (
          <Chip key={each} id={`plate-kind-${each}`} isSelected={each === kind} onPress={() => input.chooseKind(each)}>
            {t(`plate.${each}`)}
          </Chip>
        ))}
      </View>
      <PlateBoxes plate={plate} length={plateLength(kind)} />
      <Text className={styles.spoken} aria-live="polite">
        {plate === '' ? t('plate.empty') : t('plate.typed', { plate: plateText(plate) })}
      </Text>
      <View className={styles.keys}>
        {keys.map((key) => (
          <Pressable key={key} id={`plate-key-${key}`} className={styles.key} onPress={() => input.press(key)}>
            {key}
          </Pressable>
        ))}
        <Pressable
          id="plate-erase"
          className={classNames(styles.key, styles.erase)}
          label={t('plate.erase')}
          isDisabled={plate === ''}
          onPress={() => input.erase()}
        >
          ⌫
        </Pressable>
      </View>
    </Sheet>
  )
})

/** A box for each character; the next one is marked. */
function PlateBoxes({ plate, length }: { plate: string; length: number }) {
  const typed = Array.from(plate)
  return (
    <View className={styles.boxes} aria-hidden>
      {Array.from({ length }, (_, at) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the plate is what it is.
          key={at}
          className={classNames(styles.box, at === typed.length && styles.next)}
        >
          {typed[at] ?? ''}
        </View>
      ))}
    </View>
  )
}
