import { makeAutoObservable } from 'mobx'
import type { App } from '@/shell/app-context'
import { LayoutModel } from '../layout/layout-model'

/** The home page: the merchant's layout, and the choice of a city. */
export class HomeModel {
  readonly layout: LayoutModel
  isCityPickerOpen = false

  constructor(private readonly app: Pick<App, 'request' | 'site' | 'locale' | 'session'>) {
    this.layout = new LayoutModel(app, { page: 'HOME' })
    makeAutoObservable<this, 'app'>(this, { app: false, layout: false }, { autoBind: true })
  }

  load(): void {
    this.layout.load()
    void this.app.site.sites.load()
  }

  openCityPicker(): void {
    this.isCityPickerOpen = true
  }

  closeCityPicker(): void {
    this.isCityPickerOpen = false
  }

  chooseCity(cityId: string): void {
    this.isCityPickerOpen = false
    this.app.site.choose(cityId)
  }

  dispose(): void {
    this.layout.dispose()
  }
}
