import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { PicturesPanel } from './pictures-panel'
import { sharedText } from './text'

interface SeatPlanButtonProps {
  /** Picture of the seat plan; null if the merchant has none. */
  pictureUrl: string | null | undefined
  /** True for a chip in a row of chips. */
  isChip?: boolean
}

/** Opens the merchant's seat plan picture in full (SEAT-025). */
export function SeatPlanButton({ pictureUrl, isChip = false }: SeatPlanButtonProps) {
  const t = useText(sharedText)
  const [isOpen, setOpen] = useState(false)
  if (!pictureUrl) return null
  return (
    <>
      {isChip ? (
        <Chip id="seat-plan-picture" role="button" isSelected={false} onPress={() => setOpen(true)}>
          {t('pictures.plan')}
        </Chip>
      ) : (
        <Button id="seat-plan-picture" kind="secondary" size="small" onPress={() => setOpen(true)}>
          {t('pictures.plan')}
        </Button>
      )}
      {isOpen && (
        <PicturesPanel pictures={[{ src: pictureUrl, alt: t('pictures.plan') }]} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
