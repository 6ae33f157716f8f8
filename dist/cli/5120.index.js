export const id=5120;export const ids=[5120];export const modules={65120:((e,t,n)=>{n.r(t),n.d(t,{completionCommand:()=>b});var r=n(5579);let i=[`bash`,`zsh`,`fish`];function a(e,t){return{bash:l,zsh:f,fish:g}[e](t)}function o(e){let t=new Set(e.options.map(({name:e})=>e));return[...e.options,...r.DT.filter(({name:e})=>!t.has(e))]}function s({value:e,choices:t}){return e===void 0?`none`:t===void 0?e===`dir`?`directory`:e===`file`?`file`:`other`:`choice`}function c(e){return e.positionals.flatMap(({choices:e=[]})=>e)}function l(e){let t=e.map(({name:e})=>e),n=e.map(e=>{let t=o(e).map(({name:e})=>`--${e}`);return`    ${e.name}) words="${[...c(e),...t].join(` `)}" ;;\n`});return`# bash completion of skill-registrar: eval "$(skill-registrar completion bash)"
_skill_registrar() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in ${t.join(`|`)}) command="$word"; break ;; esac
  done
  COMPREPLY=()
  case "$command $previous" in
${e.flatMap(d).join(``)}  esac
  case "$command" in
${n.join(``)}    *) words="${t.join(` `)} --help --version" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _skill_registrar skill-registrar
`}let u={directory:`-d`,file:`-f`};function d(e){return o(e).flatMap(t=>{let n=s(t);if(n===`none`)return[];let r=`    "${e.name} --${t.name}")`;return n===`other`?[`${r} return ;;\n`]:[`${r} COMPREPLY=($(compgen ${n===`choice`?`-W "${t.choices.join(` `)}"`:u[n]} -- "$current")); return ;;\n`]})}function f(e){let t=e.map(({name:e,summary:t})=>`    ${y(`${e}:${h(t)}`)}\n`),n=e.map(e=>{let t=[...o(e).map(p),...m(e)];return`        ${e.name}) _arguments ${t.join(` `)} ;;\n`});return`#compdef skill-registrar
# zsh completion of skill-registrar: source <(skill-registrar completion zsh)
_skill_registrar() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  local -a commands
  commands=(
${t.join(``)}  )
  _arguments -C '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $line[1] in
${n.join(``)}      esac ;;
  esac
}
if [ "$funcstack[1]" = "_skill_registrar" ]; then _skill_registrar "$@"; else compdef _skill_registrar skill-registrar; fi
`}function p(e){let{name:t,summary:n,value:r=``,multiple:i}=e,a=s(e),o={none:``,choice:`:${r}:(${e.choices?.join(` `)})`,directory:`:${r}:_directories`,file:`:${r}:_files`,other:`:${r}:`};return y(`${i?`*`:``}--${t}[${h(n)}]${o[a]}`)}function m(e){return e.positionals.map(({name:e,choices:t,many:n})=>{let r=t===void 0?`_files`:`(${t.join(` `)})`;return y(`${n?`*`:``}:${e}:${r}`)})}function h(e){return e.replace(/[[\]:\\]/g,`\\$&`)}function g(e){return[`# fish completion of skill-registrar: skill-registrar completion fish | source
`,...e.flatMap(e=>[`-n __fish_use_subcommand -f -a ${e.name} -d ${y(e.summary)}`,...o(e).map(t=>v(e,t)),...c(e).map(t=>`-n ${_(e)} -f -a ${t}`)]).map(e=>`complete -c skill-registrar ${e}\n`)].join(``)}function _({name:e}){return`'__fish_seen_subcommand_from ${e}'`}function v(e,t){let n=t.short===void 0?``:` -s ${t.short}`,r={none:` -f`,choice:` -x -a ${y(t.choices?.join(` `)??``)}`,directory:` -x -a '(__fish_complete_directories)'`,file:` -r -F`,other:` -x`};return`${`-n ${_(e)} -l ${t.name}${n}`}${r[s(t)]} -d ${y(t.summary)}`}function y(e){return`'${e.replaceAll(`'`,`'\\''`)}'`}function b(e){return{name:`completion`,summary:`print a script that completes commands in a shell`,usage:`<bash|zsh|fish>`,description:`Prints a completion script. Load it from the start-up file of your shell.`,examples:[{line:`skill-registrar completion fish | source`,does:`Completes in this fish.`},{line:`eval "$(skill-registrar completion bash)"`,does:`Completes in this bash.`}],options:[],positionals:[{name:`shell`,required:!0,choices:i}],async run({positionals:[t],options:n,io:r}){let i=a(t,await e());return n.isSet(`json`)||n.text(`format`)===`json`?{kind:`text`,exitCode:0,text:i,fields:{text:i}}:(r.stdout.write(i),{kind:`served`,exitCode:0})}}}})};