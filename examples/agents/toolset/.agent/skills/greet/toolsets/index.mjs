export const GreetToolset = [{ name: 'greet', execute: ({ who }) => `Hello, ${who}!` }];
