import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { latePart } from '@/shell/late-part'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './activity-enroll.module.scss'

const LateEnrollSheet = latePart(async () => (await import('./enroll-sheet')).EnrollSheet)

/** An activity of the shop, and the form to take part in it. */
export const ActivityEnroll = observer(function ActivityEnroll({ component, host }: BlockProps<'ACTIVITY_ENROLL'>) {
  const t = useText(blockText)
  const { session, navigation } = useApp()
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { title, desc, buttonText, enrolled } = component.data

  /** A visitor logs in first. */
  function open(): void {
    if (session.isLoggedIn) setSheet('open')
    else void navigation.openLogin()
  }

  return (
    <View className={styles.block}>
      <View className={styles.card}>
        <View className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <View className={styles.desc}>{desc}</View>
        </View>
        <Button id="enroll" size="small" kind={enrolled ? 'secondary' : 'primary'} isDisabled={enrolled} onPress={open}>
          {enrolled ? t('enroll.done') : buttonText}
        </Button>
      </View>
      {sheet !== 'unopened' && (
        <LateEnrollSheet
          activity={component.data}
          isOpen={sheet === 'open'}
          onClose={() => setSheet('closed')}
          onDone={host.onUserChange}
        />
      )}
    </View>
  )
})
