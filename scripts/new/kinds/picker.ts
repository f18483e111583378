import { inWords } from '../insert'
import { componentOf, modelOf, type ScreenKind, textKey } from './screen-kind'

/** A picker opened by `usePicker`. Offers cities until its model offers something else. */
export const PICKER: ScreenKind = {
  texts: {},

  model: (names) => `import { listSites, type Site } from '@/contracts/site/list-sites'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** Options of the page ${inWords(names.name)}. */
export class ${modelOf(names)} {
  readonly choices: Resource<Site[]>

  constructor(private readonly app: Pick<App, 'request' | 'navigation' | 'site'>) {
    this.choices = new Resource(async () => (await app.request(listSites, {})).groups.flatMap(({ sites }) => sites))
  }

  get chosenId(): string {
    return this.app.site.cityId
  }

  /** Goes back to the calling page with the choice. */
  choose = (id: string): Promise<void> => this.app.navigation.backWith(routes.${names.key}, { id })
}
`,

  page: (names) => `import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ${names.text} } from '${names.textFile}'
import styles from './${names.name}.module.scss'
import { ${modelOf(names)} } from './${names.name}-model'

function ${componentOf(names)}() {
  const t = useText(${names.text})
  const model = useModel((app) => new ${modelOf(names)}(app))
  const { choices, chosenId } = model
  useLoad(choices, 'opened')
  return (
    <PageFrame title={t(${textKey(names, 'title')})}>
      <ResourceView resource={choices} skeleton={<PageSkeleton height={160} />}>
        {(sites) => (
          <View className={styles.choices} role="radiogroup" aria-label={t(${textKey(names, 'title')})}>
            {sites.map(({ cityId, cityName }) => (
              <Pressable
                key={cityId}
                id={\`choice-\${cityId}\`}
                className={styles.choice}
                role="radio"
                isChecked={cityId === chosenId}
                onPress={() => void model.choose(cityId)}
              >
                <Text>{cityName}</Text>
                {cityId === chosenId && <Icon name="check" />}
              </Pressable>
            ))}
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(${componentOf(names)}, routes.${names.key})
`,

  test: (names) => `import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import ${componentOf(names)} from './${names.name}'

describe('the ${inWords(names.name)} page', () => {
  const options = () => ({ signedInAs: newBuyer() })
  describeStates({ Page: ${componentOf(names)}, route: routes.${names.key}, options, words: '北京' })

  it('answers the page that asked, and is left', async () => {
    const { app, router } = await renderPage(${componentOf(names)}, routes.${names.key}, {
      ...options(),
      stack: [routes.list.path],
      prepare: ({ app }) => app.navigation.openForResult(routes.${names.key}, {}, routes.list),
    })
    await seenText('北京')
    await tap(screen.getByRole('radio', { name: '北京' }))
    await eventually(() => expect(router.stack()).toEqual([routes.list.path]))
    expect(app.navigation.consumeResult(routes.${names.key}, routes.list)).toEqual({ id: expect.any(String) })
  })
})
`,

  style: `@use '../../../ui/tokens' as *;

.choices {
  margin: $space-3 $space-4;
  padding: 0 $space-4;
  @include card;
}

.choice {
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: $tap;
}
`,
}
