// The package has no types of its own.
declare module 'zzfx' {
  export function zzfx(...parameters: number[]): AudioBufferSourceNode
}
