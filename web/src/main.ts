import './look/style/tokens.css'
import './look/style/fonts.css'
import './look/style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { workOffline } from './offline'
import { loadPage } from './page-loading'
import { followAddress, router } from './router.svelte'
import { language, loadTexts } from './say/say.svelte'

document.documentElement.lang = language.current
followAddress()
// The first page is on its way while the first words are; if it fails, App tells so.
loadPage(router.page).catch(() => undefined)
await loadTexts('core')
mount(App, { target: document.getElementById('page')! })
workOffline()
