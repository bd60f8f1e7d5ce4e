import {readFileSync} from 'node:fs';import {join} from 'node:path';import {brotliCompressSync} from 'node:zlib';
const out=process.argv[2];const html=readFileSync(join(out,'test/1/index.html'),'utf8');const seen=new Set();
const add=n=>{if(seen.has(n))return;seen.add(n);for(const [,i] of readFileSync(join(out,'assets',n),'utf8').matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))add(i)};
for(const [t] of html.matchAll(/<script [^>]*src=[^>]*>/g))for(const [,n] of t.matchAll(/\/assets\/([\w-]+\.js)/g))add(n);
const inl=[...html.matchAll(/<script(?: data-faces="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([,c])=>Buffer.from(c));
console.log([...[...seen].map(n=>readFileSync(join(out,'assets',n))),...inl].reduce((s,b)=>s+brotliCompressSync(b).length,0));
