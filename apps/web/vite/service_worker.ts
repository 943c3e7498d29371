// Writes the service worker: src/app/service_worker.js with the list of all built files and a version that is a hash of
// their contents.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export function serviceWorker(): Plugin {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        const files = ['./'];
        const lessons: Record<string, string> = {}; // by language
        const later: string[] = []; // modules for variants
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name];
          if (name.endsWith('.map')) continue;
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
          const lesson = file.type === 'chunk' ? /virtual:lessons\/([\w-]+)/.exec(file.moduleIds.join(' '))?.[1] : undefined;
          if (lesson) lessons[lesson] = name;
          else if (/shudu-variants-.*\.wasm$/.test(name)) later.push(name);
          else if (name !== 'index.html') files.push(name);
        }
        for (const name of readdirSync(here('../public')).sort()) {
          hash.update(name).update(readFileSync(here(`../public/${name}`)));
          files.push(name);
        }
        const source = readFileSync(here('../src/app/service_worker.js'), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace('[/* FILES */]', JSON.stringify(files))
          .replace('[/* LATER */]', JSON.stringify(later))
          .replace('{/* LESSONS */}', JSON.stringify(lessons));
        this.emitFile({ type: 'asset', fileName: 'service_worker.js', source });
      },
    },
  };
}
