// The app's styles reach it: vendors keep a component from them unless it sets this.
export default { component: true, styleIsolation: 'apply-shared' }
