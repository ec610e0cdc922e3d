declare module 'virtual:icons' {
  /** By name: the side of the icon's square and what is drawn in it: the data of one path, or markup. */
  const icons: Readonly<Record<string, readonly [size: number, body: string]>>
  export default icons
}

declare module 'virtual:texts' {
  /** By language and group, `en/board`: how to load them. */
  const texts: Readonly<Record<string, () => Promise<{ readonly default: import('./say/compiled').CompiledTexts }>>>
  export default texts
}
