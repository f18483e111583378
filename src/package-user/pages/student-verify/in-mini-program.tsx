import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../certificates/certificates.module.scss'
import { certificatesText } from '../../certificates/text'
import type { StudentVerifyModel } from './student-verify-model'

/** Link to the mini-program for web users (CAT-071). */
export const InMiniProgram = observer(function InMiniProgram({ model }: { model: StudentVerifyModel }) {
  const t = useText(certificatesText)
  const { prompts } = useApp()

  async function open() {
    if (!(await model.openElsewhere())) prompts.showToast(t('student.web.failed'))
  }

  return (
    <Card title={t('student.web')}>
      <View className={styles.note}>{t('student.web.hint')}</View>
      <ResourceView resource={model.elsewhere} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(address) => (
          <View className={styles.code}>
            <QrCode id="student-code" content={address} name={t('student.code')} />
          </View>
        )}
      </ResourceView>
      <View className={styles.ways}>
        {model.canOpenElsewhere && (
          <Button id="open-mini-program" kind="secondary" isWide onPress={() => void open()}>
            {t('student.web.open')}
          </Button>
        )}
        <Button
          id="student-check"
          isWide
          isBusy={model.state.status === 'loading'}
          onPress={() => void model.state.load()}
        >
          {t('student.check')}
        </Button>
      </View>
    </Card>
  )
})
