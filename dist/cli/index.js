#!/usr/bin/env node
require('node:module').enableCompileCache?.();
require('./program.js');
