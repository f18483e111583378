import { connectReactPage, createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { Current, safeExecute } from '@tarojs/runtime'
import { act, cleanup, render } from '@testing-library/react'
import React, { type FunctionComponent } from 'react'
import * as ReactDOM from 'react-dom/client'
import type { Route } from '@/routes/route'
import { AppProvider } from '@/shell/app-provider'
import { done } from './screen'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app'
import type { TestGateway } from './test-gateway'

export interface RenderedPage extends TestApp {
  /** The page comes back into view, as after a page above it has closed. */
  show(): Promise<void>
  /** Another page opens above. */
  hide(): Promise<void>
  /** The user scrolls to the end. */
  reachBottom(): Promise<void>
  /** Closes the page. */
  close(): void
}

export interface RenderOptions extends TestAppOptions {
  params?: Record<string, string>
  /** The app of a page that was open before: this one opens in it. */
  testApp?: TestApp
  /** Does something to the app before the page opens: goes offline, chooses a city. */
  prepare?(testApp: TestApp): void | Promise<void>
}

let opened = 0

// Gives React to Taro's page hooks, as the app entry of a build does.
createReactApp(() => null, React, ReactDOM, { pages: [] })

/** Opens a page as Taro does, in the app of the composition root, on the real gateway of this test file. */
export async function renderPage<Params extends object>(
  Page: FunctionComponent,
  route: Route<Params>,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const gateway = await theGateway()
  const stack = options.stack ?? ['pages/list/list', route.path]
  const testApp =
    options.testApp ?? (await done(createTestApp(gateway, { ...options, stack: route.isTab ? [route.path] : stack })))
  await done(Promise.resolve(options.prepare?.(testApp)))
  opened += 1
  const id = `${route.path}?test=${opened}`
  Current.router = { path: route.path, params: options.params ?? {} } as unknown as typeof Current.router
  const Opened = connectReactPage(React, id)(Page)
  const { unmount } = render(
    <AppProvider app={testApp.app}>
      <Opened />
    </AppProvider>,
  )
  const happen = (lifecycle: 'onShow' | 'onHide' | 'onReachBottom') =>
    act(async () => {
      safeExecute(id, lifecycle)
    })
  await happen('onShow')
  return {
    ...testApp,
    show: async () => {
      await happen('onHide')
      await happen('onShow')
    },
    hide: () => happen('onHide'),
    reachBottom: () => happen('onReachBottom'),
    close: unmount,
  }
}

let gatewayOfThisFile: Promise<TestGateway> | null = null

/** The gateway of this test file; its shop lives until the file ends. */
export function theGateway(): Promise<TestGateway> {
  gatewayOfThisFile ??= createTestGateway()
  return gatewayOfThisFile
}

/** Changes the shop of this file as `/sandbox` does: `merchant`, `config`, `status`, `copywriting`. */
export async function changeShop(changes: object): Promise<void> {
  const { gateway } = await theGateway()
  const { statusCode, body } = await gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: changes })
  if (statusCode !== 200) throw new Error(`the shop refused ${JSON.stringify(changes)}: ${body}`)
}

afterEach(cleanup)
afterAll(async () => {
  await (await gatewayOfThisFile)?.close()
})
